//! The messages in the Fluent files: ids, variables and selectors.

use fanorona::texts::Language;
use fluent_syntax::ast;
use fluent_syntax::parser::parse;
use std::collections::BTreeSet;

/// A message in a language, or an attribute of one.
pub struct Message {
    /// The name of the file, such as `rules.ftl`.
    pub file: &'static str,
    /// The id, such as `lesson-board`, or with an attribute `lesson-board.about`.
    pub id: String,
    /// The names of the variables.
    pub variables: BTreeSet<String>,
    /// What it chooses by.
    pub selectors: Vec<Selector>,
}

/// A choice in a message.
pub struct Selector {
    /// The name of the variable, if it chooses by one.
    pub variable: Option<String>,
    /// The keys in their order, with the variables that the text of each names.
    pub keys: Vec<(String, BTreeSet<String>)>,
}

/// Every message of a language, in the order of the files.
pub fn messages(language: Language) -> Vec<Message> {
    let files = language.files().iter();
    files.flat_map(|(file, text)| messages_of(file, text)).collect()
}

fn messages_of(file: &'static str, text: &'static str) -> Vec<Message> {
    let (Ok(resource) | Err((resource, _))) = parse(text);
    let mut all = Vec::new();
    for entry in resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let id = message.id.name.to_owned();
        let own = message.value.map(|pattern| (id.clone(), pattern));
        let attributes = message.attributes.into_iter();
        let attributes = attributes.map(|it| (format!("{id}.{}", it.id.name), it.value));
        for (id, pattern) in own.into_iter().chain(attributes) {
            let mut message =
                Message { file, id, variables: BTreeSet::new(), selectors: Vec::new() };
            message.add(&pattern);
            all.push(message);
        }
    }
    all
}

impl Message {
    /// Adds what a pattern contains.
    fn add(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.add_inline(inline),
            ast::Expression::Select { selector, variants } => {
                self.add_inline(selector);
                let variable = match selector {
                    ast::InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
                    _ => None,
                };
                let mut keys = Vec::new();
                for variant in variants {
                    let (ast::VariantKey::Identifier { name: key }
                    | ast::VariantKey::NumberLiteral { value: key }) = variant.key;
                    let mut text = Self {
                        file: self.file,
                        id: String::new(),
                        variables: BTreeSet::new(),
                        selectors: Vec::new(),
                    };
                    text.add(&variant.value);
                    self.variables.extend(text.variables.iter().cloned());
                    self.selectors.extend(text.selectors);
                    keys.push((key.to_owned(), text.variables));
                }
                self.selectors.push(Selector { variable, keys });
            }
        }
    }

    fn add_inline(&mut self, inline: &ast::InlineExpression<&str>) {
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            ast::InlineExpression::Placeable { expression } => self.add_expression(expression),
            ast::InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.add_inline(argument));
            }
            _ => {}
        }
    }
}
