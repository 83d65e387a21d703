/** Jest runs modules that cannot import at a later moment: in tests a late import is a late require. */
module.exports = function requireForImport({ template }) {
  const lateRequire = template.expression('Promise.resolve().then(() => require(SOURCE))');
  return {
    name: 'require-for-import',
    visitor: {
      CallExpression(path) {
        if (path.node.callee.type !== 'Import') return;
        path.replaceWith(lateRequire({ SOURCE: path.node.arguments[0] }));
      },
    },
  };
};
