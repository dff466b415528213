// Runs first in every document of the tests: what goes wrong behind the page's back, noted as it happens.
(() => {
  /** @type {string[]} */
  const problems = [];
  Object.assign(window, { problems });

  window.addEventListener(
    'error',
    (/** @type {Event} */ event) => {
      const target = event.target;
      if (event instanceof ErrorEvent) problems.push(`uncaught: ${event.message}`);
      // What an element of ours tells of itself is no failure of the page.
      else if (target instanceof Element && !(event instanceof CustomEvent))
        problems.push(`not loaded: ${target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${reason}`));
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
  const write = console.error;
  console.error = (...what) => {
    problems.push(`console: ${what.map(String).join(' ')}`);
    write.apply(console, what);
  };
})();
