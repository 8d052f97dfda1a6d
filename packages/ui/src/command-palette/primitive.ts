/** The only import of cmdk. Its parts by name, because the object `Command` of the library keeps all of them. */
export { CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk';
