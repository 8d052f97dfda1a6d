/** A valid command that cannot be executed; its message is for the operator. */
export class Refused extends Error {}
