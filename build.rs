//! Gives the Windows program its icon and its version. Does nothing on other systems.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=packaging/icons/fanorona.ico");
    #[cfg(windows)]
    add_resources();
}

#[cfg(windows)]
fn add_resources() {
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        let mut resources = winresource::WindowsResource::new();
        resources.set_icon("packaging/icons/fanorona.ico");
        resources.set("ProductName", "Fanorona");
        resources.set("FileDescription", "Fanorona");
        resources.set("LegalCopyright", "The Fanorona developers. MIT or Apache-2.0.");
        if let Err(error) = resources.compile() {
            // The program works without them.
            println!("cargo::warning=no icon and no version in the program: {error}");
        }
    }
}
