/** Descriptions of the calls about imported listings. */
export const CLAIMS = {
  'claims.get':
    'Returns the listings that the operator imported for a seller, with the token of the mailed link. The answer to another account, and of an ended link, has no listings.',
  'claims.accept':
    'Publishes the imported listings as yours, with the account of the address that the link was mailed to. Every rule of posting holds: a listing that breaks one stays behind the link, and `refused` has the reason. Repeating the call publishes none twice.',
} as const;
