//! All mutants of a file: those of cargo-mutants, except in constants, in patterns, and of conditions with `let`.

use std::ops::Range;

use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Block, Expr, Signature, Token, UnOp};

use crate::places::{Form, Mutant, Place};
use crate::{Result, operators, values};

/// The places of a file. `count` numbers the mutants of all files.
///
/// # Errors
/// If the file is not Rust.
pub fn places(source: &str, count: &mut usize) -> Result<Vec<Place>> {
    let file = syn::parse_file(source)?;
    let mut finder =
        Finder { source, count, places: Vec::new(), types: Vec::new(), functions: Vec::new() };
    finder.visit_file(&file);
    Ok(finder.places)
}

/// The modules in files of their own that are compiled for tests only.
///
/// # Errors
/// If the file is not Rust.
pub fn test_modules(source: &str) -> Result<Vec<String>> {
    let file = syn::parse_file(source)?;
    let modules = file
        .items
        .into_iter()
        .filter_map(|item| if let syn::Item::Mod(module) = item { Some(module) } else { None });
    let only_tests = modules.filter(|module| module.content.is_none() && is_test(&module.attrs));
    Ok(only_tests.map(|module| module.ident.to_string()).collect())
}

struct Finder<'a> {
    source: &'a str,
    count: &'a mut usize,
    places: Vec<Place>,
    /// The types whose implementations the finder is in.
    types: Vec<String>,
    /// The functions that the finder is in, and whether they are `const`.
    functions: Vec<(String, bool)>,
}

impl Finder<'_> {
    fn text(&self, node: &impl Spanned) -> &str {
        &self.source[node.span().byte_range()]
    }

    fn mutant(&mut self, at: &impl Spanned, change: String, text: String) -> (usize, Mutant) {
        let (name, is_const) = self.functions.last().cloned().unwrap_or_default();
        let function =
            self.types.last().map_or_else(|| name.clone(), |kind| format!("{kind}::{name}"));
        let line = at.span().start().line;
        let id = *self.count;
        *self.count += 1;
        (id, Mutant { line, function, change, text, const_fn: is_const.then_some(name) })
    }

    fn push(&mut self, range: Range<usize>, form: Form, mutants: Vec<(usize, Mutant)>) {
        // Nothing outside of functions: constants are computed while compiling.
        if !mutants.is_empty() && !self.functions.is_empty() {
            self.places.push(Place { range, form, mutants, name: String::new() });
        }
    }

    fn function(&mut self, attributes: &[Attribute], signature: &Signature, block: &Block) {
        if is_test(attributes) {
            return;
        }
        let name = signature.ident.to_string();
        let is_const = signature.constness.is_some();
        if let Some(keyword) = &signature.constness {
            let range = keyword.span().byte_range();
            self.places.push(Place {
                range,
                form: Form::Const,
                mutants: Vec::new(),
                name: name.clone(),
            });
        }
        let is_default = name == "default" && signature.inputs.is_empty();
        self.functions.push((name, is_const));
        if !block.stmts.is_empty() && !is_default {
            let body = self.text(block).trim_matches(['{', '}']).trim().to_owned();
            let after = block.brace_token.span.open().byte_range().end;
            let mutants = values::of(&signature.output)
                .into_iter()
                .filter(|value| *value != body)
                .map(|value| self.mutant(&signature.ident, format!("returns {value}"), value))
                .collect();
            self.push(after..after, Form::Return, mutants);
        }
        self.visit_block(block);
        self.functions.pop();
    }

    fn binary(&mut self, node: &syn::ExprBinary) {
        if matches!(node.op, BinOp::And(_) | BinOp::Or(_))
            && (has_let(&node.left) || has_let(&node.right))
        {
            return;
        }
        let operator = self.text(&node.op).to_owned();
        let (left, right) = (self.text(&node.left).to_owned(), self.text(&node.right).to_owned());
        let mutants = operators::instead_of(&node.op)
            .iter()
            .map(|other| {
                let change = format!("{} {operator} {}: {other}", short(&left), short(&right));
                self.mutant(&node.op, change, format!("{left} {other} {right}"))
            })
            .collect();
        self.push(node.span().byte_range(), Form::Value, mutants);
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        let types = std::mem::take(&mut self.types);
        self.function(&node.attrs, &node.sig, &node.block);
        self.types = types;
    }

    fn visit_impl_item_fn(&mut self, node: &'ast syn::ImplItemFn) {
        self.function(&node.attrs, &node.sig, &node.block);
    }

    fn visit_trait_item_fn(&mut self, node: &'ast syn::TraitItemFn) {
        if let Some(block) = &node.default {
            self.function(&node.attrs, &node.sig, block);
        }
    }

    fn visit_item_impl(&mut self, node: &'ast syn::ItemImpl) {
        let shown = node
            .trait_
            .as_ref()
            .and_then(|(_, path, _)| path.segments.last())
            .map(|last| last.ident.to_string());
        if is_test(&node.attrs)
            || shown.is_some_and(|name| ["Display", "Debug", "Error"].contains(&name.as_str()))
        {
            return;
        }
        self.types.push(self.text(&*node.self_ty).to_owned());
        visit::visit_item_impl(self, node);
        self.types.pop();
    }

    fn visit_item_trait(&mut self, node: &'ast syn::ItemTrait) {
        self.types.push(node.ident.to_string());
        visit::visit_item_trait(self, node);
        self.types.pop();
    }

    fn visit_item_mod(&mut self, node: &'ast syn::ItemMod) {
        if !is_test(&node.attrs) {
            visit::visit_item_mod(self, node);
        }
    }

    // What is computed while compiling.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_generics(&mut self, _: &'ast syn::Generics) {}
    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_expr_repeat(&mut self, node: &'ast syn::ExprRepeat) {
        self.visit_expr(&node.expr);
    }

    fn visit_expr_path(&mut self, _: &'ast syn::ExprPath) {}

    fn visit_expr_binary(&mut self, node: &'ast syn::ExprBinary) {
        self.binary(node);
        visit::visit_expr_binary(self, node);
    }

    fn visit_expr_unary(&mut self, node: &'ast syn::ExprUnary) {
        if let UnOp::Not(_) | UnOp::Neg(_) = node.op {
            let operand = self.text(&*node.expr).to_owned();
            let mutant = self.mutant(
                &node.op,
                format!("{}: without the sign", short(self.text(node))),
                operand,
            );
            self.push(node.span().byte_range(), Form::Value, vec![mutant]);
        }
        visit::visit_expr_unary(self, node);
    }

    fn visit_expr_match(&mut self, node: &'ast syn::ExprMatch) {
        let has_wildcard =
            node.arms.iter().any(|arm| matches!(arm.pat, syn::Pat::Wild(_)) && arm.guard.is_none());
        for arm in &node.arms {
            let pattern = short(self.text(&arm.pat));
            let may_go = has_wildcard && !matches!(arm.pat, syn::Pat::Wild(_));
            if let Some((_, guard)) = &arm.guard {
                let mut mutants = vec![self.mutant(
                    &arm.pat,
                    format!("without the arm {pattern}"),
                    String::new(),
                )];
                for value in ["true", "false"] {
                    let change =
                        format!("guard {} of {pattern}: {value}", short(self.text(&**guard)));
                    mutants.push(self.mutant(&**guard, change, value.to_owned()));
                }
                self.push(guard.span().byte_range(), Form::Guard, mutants);
            } else if may_go {
                let end = arm.pat.span().byte_range().end;
                let mutant =
                    self.mutant(&arm.pat, format!("without the arm {pattern}"), String::new());
                self.push(end..end, Form::Arm, vec![mutant]);
            }
        }
        visit::visit_expr_match(self, node);
    }

    fn visit_expr_struct(&mut self, node: &'ast syn::ExprStruct) {
        if let Some(rest) = &node.rest {
            let rest = self.text(&**rest).to_owned();
            for field in node.fields.iter().filter(|field| field.colon_token.is_some()) {
                let name = field.member.to_token_stream().to_string();
                let mutant = self.mutant(
                    field,
                    format!("without the field {name}"),
                    format!("({rest}).{name}"),
                );
                self.push(field.expr.span().byte_range(), Form::Value, vec![mutant]);
            }
        }
        visit::visit_expr_struct(self, node);
    }

    fn visit_macro(&mut self, node: &'ast syn::Macro) {
        let name = node.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
        let read =
            ["assert", "assert_eq", "vec", "format", "write", "writeln", "panic", "unreachable"];
        if read.contains(&name.as_str())
            && let Ok(list) = node.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated)
        {
            list.iter().for_each(|argument| self.macro_argument(argument));
        }
    }
}

impl Finder<'_> {
    /// An argument such as `name = value` is no assignment.
    fn macro_argument(&mut self, argument: &Expr) {
        match argument {
            Expr::Assign(named) => self.visit_expr(&named.right),
            Expr::Lit(_) => {}
            other => self.visit_expr(other),
        }
    }
}

/// Whether a condition has a `let` that a parenthesis would cut off.
fn has_let(expression: &Expr) -> bool {
    match expression {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let text = attribute.meta.to_token_stream().to_string().replace(' ', "");
        text == "test" || text == "cfg(test)"
    })
}

/// Source text in one line of at most 40 characters.
fn short(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= 40 {
        line
    } else {
        line.chars().take(37).chain("...".chars()).collect()
    }
}
