/**
 * The only inline script of the web app's documents, in JavaScript for any browser. The server allows it by its hash. It sets
 * `data-start-failed` when a script of the page fails to load, parse or run before the page is interactive, or when the browser does not
 * support modules. The document then shows its notice, which needs no script.
 */
export const START_FAILURE_SCRIPT = [
  '(function(d){',
  "function mark(){d.setAttribute('data-start-failed','')}",
  "if(!('noModule' in document.createElement('script')))mark();",
  "addEventListener('error',function(e){",
  "if(!d.hasAttribute('data-alive')&&(e.target===window||e.target.tagName==='SCRIPT'))mark()",
  '},true)',
  '})(document.documentElement)',
].join('');
