/** Dialect and loosely spelled words with their clear standard forms: one `word=form` per entry, folded when read. */
export const GLOSSARY_SOURCE = `
عندي=لديّ|عندنا=لدينا|هدوم=ملابس|اطفال=أطفال|الف=ألف|بس=لكن|زي=مثل|وكمان=وكذلك|كمان=أيضًا|جدا=جدًا|خالص=تمامًا|اوي=جدًا
`;
