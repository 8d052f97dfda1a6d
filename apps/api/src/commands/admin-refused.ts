/** It was understood and cannot be done; its message is for the operator. */
export class Refused extends Error {}
