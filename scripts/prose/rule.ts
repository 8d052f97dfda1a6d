import type { Rule } from 'eslint';
import { complaintAbout, linesOfComment } from './plain.ts';

const TITLED = new Set(['describe', 'it', 'step', 'test']);

/** Returns true if a call gives a title: `it('…')`, `test.step('…')`, `it.each(rows)('…')`. */
function isTitled(callee: Rule.Node | { type: string }): boolean {
  if (callee.type === 'Identifier') return 'name' in callee && TITLED.has(String(callee.name));
  if (callee.type === 'MemberExpression' && 'object' in callee) return isTitled(callee.object);
  return callee.type === 'CallExpression' && 'callee' in callee && isTitled(callee.callee);
}

/** Refuses comments and titles of tests that open with a relative clause, or have one as their subject. */
const plain: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const [message] = linesOfComment(comment.value).flatMap((line) => complaintAbout(line) ?? []);
          if (message !== undefined && comment.loc) context.report({ loc: comment.loc, message });
        }
      },
      CallExpression(node) {
        const [title] = node.arguments;
        if (title?.type !== 'Literal' || typeof title.value !== 'string' || !isTitled(node.callee)) return;
        const message = complaintAbout(title.value);
        if (message !== null) context.report({ node: title, message });
      },
    };
  },
};

/** Configuration of the rule for `files`. */
export const proseRules = {
  plugins: { prose: { rules: { plain } } },
  rules: { 'prose/plain': 'error' },
} as const;
