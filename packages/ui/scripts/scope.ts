import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import { isLayer } from './ranks.ts';

/** Elements of the kit, and their content. */
const KIT = ':where([data-slot], [data-slot] *)';
/** Elements of the kit inside none other: inherited properties start there. */
const OUTERMOST = ':where([data-slot]:not([data-slot] *))';

/** Rules that belong to the whole page, and are in the sheet `reset` only. */
const isOfPage = (selector: string): boolean => selector.includes('::view-transition');

/**
 * Limits the rules for elements to those of the kit, so that the headings, lists, links and inputs of a host keep their look. Rules for the
 * page, such as `html` and `body`, apply to the outermost elements of the kit. Variables stay on the root.
 */
export function scoped(css: string): string {
  const root = postcss.parse(css);
  root.each((node) => {
    if (node.type === 'rule') scopeRule(node);
    if (node.type !== 'atrule' || node.nodes === undefined || isName(node)) return;
    if (!isLayer(node, 'theme') && !isLayer(node, 'properties')) scopeAll(node);
  });
  return root.toString();
}

/** Returns the rules for elements, without the variables: the sheet `reset`. */
export function onlyElements(css: string): string {
  const root = postcss.parse(css);
  root.each((node) => {
    if (node.type === 'rule' && setsVariables(node)) node.remove();
    if (node.type !== 'atrule') return;
    node.walkRules((rule) => {
      if (setsVariables(rule)) rule.remove();
    });
    const ofVariables = isLayer(node, 'theme') || isLayer(node, 'properties');
    if (node.nodes?.length === 0 || isName(node) || ofVariables) node.remove();
  });
  return root.toString();
}

/** Recognises at-rules that define names, without elements. */
function isName({ name }: AtRule): boolean {
  return ['property', 'keyframes', 'font-face'].includes(name);
}

function scopeAll(container: Container): void {
  container.each((node) => {
    if (node.type === 'rule') scopeRule(node);
    if (node.type === 'atrule' && node.nodes !== undefined) scopeAll(node);
  });
  if (container.nodes?.length === 0) container.remove();
}

function scopeRule(rule: Rule): void {
  if (setsVariables(rule)) return;
  const selectors = rule.selectors.filter((selector) => !isOfPage(selector)).map(scopeSelector);
  if (selectors.length === 0) rule.remove();
  else rule.selectors = [...new Set(selectors)];
}

/** Recognises rules that only set variables and the colour scheme of a theme. */
function setsVariables(rule: Rule): boolean {
  let all = true;
  rule.walkDecls(({ prop }) => {
    if (!prop.startsWith('--') && prop !== 'color-scheme') all = false;
  });
  return all;
}

function scopeSelector(selector: string): string {
  if (['html', ':host', 'body', ':root'].includes(selector)) return OUTERMOST;
  // A host sets the theme on the root, whose colour is the host's own.
  if (selector === '[data-theme]') return '[data-theme]:where(:not(:root))';
  if (selector.startsWith('[data-slot]')) return selector;
  const [, subject = '', pseudo = ''] = /^(.*?)(::[\w-]+)?$/s.exec(selector) ?? [];
  return subject === '' ? `${KIT}${pseudo}` : `${subject.replace(/(^|\s)\*$/, '$1')}${KIT}${pseudo}`;
}
