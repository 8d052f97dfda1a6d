export * from './dropdown-menu.js';
export { MenuBeside, type MenuBesideProps } from './menu-beside.js';
