// The page's own sentences, from page.ftl in the folders of assets/locales.
const ALL = @SENTENCES@;

export const words = ALL[document.documentElement.lang] || ALL.en;
