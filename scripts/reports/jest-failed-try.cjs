/** Properties that jest-junit adds to a test: the reasons of tries that failed. */
module.exports = ({ retryReasons }) =>
  retryReasons?.length > 0 ? { 'failed try': retryReasons.join('\n') } : {};
