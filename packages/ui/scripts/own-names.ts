import postcss, { type Container } from 'postcss';
import { isLayer, layerOf } from './ranks.ts';

/** Elements of the kit, and their content. */
const KIT = ':where([data-slot],[data-slot] *)';

/** Returns the variables of Tailwind's theme in a sheet, such as `--spacing`. Those of the kit have a prefix already. */
export function themeNames(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of layerOf(css, 'theme'))
    if ('walkDecls' in node) node.walkDecls(/^--(?!ch-)/, ({ prop }) => void names.add(prop));
  return names;
}

/**
 * Separates the names in a sheet for hosts without Tailwind from those of a host: the variables of Tailwind's theme get the kit's prefix, and classes apply to
 * elements of the kit and their content only. A host may have another class `hidden` or another variable `--spacing`.
 */
export function ownNames(css: string, theme: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkDecls((decl) => {
    decl.prop = withPrefix(decl.prop, theme);
    decl.value = withPrefix(decl.value, theme);
  });
  root.each((node) => {
    const ofClasses = node.type === 'atrule' && /^utilities(\.|$)/.test(node.params);
    if (ofClasses && node.nodes !== undefined && isLayer(node, node.params)) scopeClasses(node);
  });
  return root.toString();
}

function withPrefix(text: string, theme: ReadonlySet<string>): string {
  return text.replaceAll(/--[\w-]+/g, (name) =>
    theme.has(name) || name.startsWith('--default-') ? name.replace('--', '--ch-') : name,
  );
}

function scopeClasses(container: Container): void {
  container.each((node) => {
    if (node.type === 'rule')
      node.selectors = node.selectors.map((selector) =>
        selector.replace(/^(.*?)(::[\w-]+)?$/s, `$1${KIT}$2`),
      );
    if (node.type === 'atrule' && node.nodes !== undefined) scopeClasses(node);
  });
}
