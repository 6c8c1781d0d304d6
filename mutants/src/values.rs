//! Values that a function may return instead of what it computes, by its return type: the choices of cargo-mutants.

use quote::ToTokens;
use syn::{GenericArgument, PathArguments, ReturnType, Type};

/// At most this many for one function.
const MOST: usize = 8;

/// The values for a return type, as source text. None for a function that never returns.
pub fn of(output: &ReturnType) -> Vec<String> {
    let mut values = match output {
        ReturnType::Default => vec!["()".to_owned()],
        ReturnType::Type(_, kind) => of_type(kind),
    };
    values.truncate(MOST);
    values
}

fn of_type(kind: &Type) -> Vec<String> {
    match kind {
        Type::Never(_) => Vec::new(),
        Type::Paren(inner) => of_type(&inner.elem),
        Type::Group(inner) => of_type(&inner.elem),
        Type::Tuple(tuple) if tuple.elems.is_empty() => vec!["()".to_owned()],
        Type::Tuple(tuple) => {
            let fields: Vec<Vec<String>> = tuple.elems.iter().map(of_type).collect();
            combinations(&fields)
                .into_iter()
                .map(|fields| format!("({},)", fields.join(", ")))
                .collect()
        }
        Type::Array(array) => {
            let length = array.len.to_token_stream();
            of_type(&array.elem).iter().map(|value| format!("[{value}; {length}]")).collect()
        }
        Type::Reference(reference) => of_reference(reference),
        // Another value would have another type.
        Type::ImplTrait(_) => Vec::new(),
        Type::Path(path) => of_path(path),
        _ => vec!["Default::default()".to_owned()],
    }
}

fn of_reference(reference: &syn::TypeReference) -> Vec<String> {
    if let Type::Path(path) = &*reference.elem
        && path.path.is_ident("str")
    {
        return vec!["\"\"".to_owned(), "\"xyzzy\"".to_owned()];
    }
    if let Type::Slice(slice) = &*reference.elem {
        let one = of_type(&slice.elem).into_iter().map(|value| format!("Vec::leak(vec![{value}])"));
        return std::iter::once("Vec::leak(Vec::new())".to_owned()).chain(one).collect();
    }
    of_type(&reference.elem).iter().map(|value| format!("Box::leak(Box::new({value}))")).collect()
}

fn of_path(path: &syn::TypePath) -> Vec<String> {
    let Some(last) = path.path.segments.last() else { return Vec::new() };
    let name = last.ident.to_string();
    let arguments =
        match &last.arguments {
            PathArguments::AngleBracketed(angled) => angled
                .args
                .iter()
                .filter_map(|argument| {
                    if let GenericArgument::Type(kind) = argument { Some(kind) } else { None }
                })
                .collect(),
            _ => Vec::new(),
        };
    let inner = || arguments.first().map(|kind| of_type(kind)).unwrap_or_default();
    let texts = |list: &[&str]| list.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
    match name.as_str() {
        "bool" => texts(&["true", "false"]),
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => texts(&["0", "1"]),
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => texts(&["0", "1", "-1"]),
        "f32" | "f64" => texts(&["0.0", "1.0", "-1.0"]),
        "char" => texts(&["'x'"]),
        "String" => texts(&["String::new()", "\"xyzzy\".to_owned()"]),
        "Option" => {
            let some = inner().into_iter().map(|value| format!("Some({value})"));
            std::iter::once("None".to_owned()).chain(some).collect()
        }
        "Result" => inner().into_iter().map(|value| format!("Ok({value})")).collect(),
        "Vec" => {
            let one = inner().into_iter().map(|value| format!("vec![{value}]"));
            std::iter::once("Vec::new()".to_owned()).chain(one).collect()
        }
        "Box" | "Rc" | "Arc" | "Cell" | "RefCell" => {
            inner().into_iter().map(|value| format!("{name}::new({value})")).collect()
        }
        _ => texts(&["Default::default()"]),
    }
}

/// One value of each field, in all ways.
fn combinations(fields: &[Vec<String>]) -> Vec<Vec<String>> {
    fields.iter().fold(vec![Vec::new()], |all, values| {
        let mut longer = Vec::new();
        for start in &all {
            for value in values {
                let mut next: Vec<String> = start.clone();
                next.push(value.clone());
                longer.push(next);
            }
        }
        longer.truncate(MOST);
        longer
    })
}
