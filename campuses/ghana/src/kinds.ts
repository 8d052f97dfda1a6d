/** Words that only students here use, added to the kinds that every campus knows. `readLexicon` says how a line is read. */
export const KINDS = `
[more]
party | akwaaba party | labadi!
trip | | kakum!, aburi!, aburi, cape coast!, boti falls!, mole park!, volta!
meeting | akwaaba |
hair | ghana weaving |
catering | jollof package | packs of jollof!
food-run | waakye, jollof | jollof!, waakye!, bush canteen!, night market!
queue | nhis, renew nhis, ghana card, nia |
bag | ghana must go |
meal | jollof, jollof rice, waakye |
law | ghana legal system |
rice-cooker | | jollof in
[brands]
mtn, vodafone, telecel, airteltigo, turbonet, surfline: router
`;
