/** Descriptions of the calls about imported listings. */
export const CLAIMS = {
  'claims.get':
    'Returns the listings that the operator imported for a seller, with the token of the link. The answer to another account, and of an ended link, has no listings.',
  'claims.accept':
    'Publishes the imported listings as yours, with the account of the seller’s address; without an address, the first student of the university who publishes. Every rule of posting holds: a listing that breaks one stays behind the link, and `refused` has the reason. Repeating the call publishes none twice.',
  'claims.runs': 'Returns the imports with their numbers, latest first.',
  'claims.revokeRun': 'Ends the links of an import and deletes its listings that no seller has published.',
} as const;
