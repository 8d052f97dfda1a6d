import type { Plugin } from 'vite';

/**
 * React Router publishes the same code twice and leads bundlers to the copy with development warnings; its components
 * also carry names that keep unused ones alive. Without both a first visit is 5 KB lighter.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/react-router/')) return null;
      return {
        code: code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replace(/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = "[^"]*";$/gm, ''),
        map: null,
      };
    },
  };
}
