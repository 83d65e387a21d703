const { withMainActivity } = require('expo/config-plugins');

const CALL = 'super.onCreate(null)';

/** Android 13 leaves the picture out; before, a secure window has none, and one in front is none, so that it can be photographed. */
const HIDE = `${CALL}
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
      setRecentsScreenshotEnabled(false)
    }
  }

  override fun onPause() {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) {
      window.addFlags(android.view.WindowManager.LayoutParams.FLAG_SECURE)
    }
    super.onPause()
  }

  override fun onResume() {
    super.onResume()
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) {
      window.clearFlags(android.view.WindowManager.LayoutParams.FLAG_SECURE)
    }`;

/** The list of recent apps shows no table: a hand may lie on it. No package does that without asking to watch for screenshots. */
module.exports = function withHiddenRecents(config) {
  return withMainActivity(config, (prepared) => {
    const { modResults } = prepared;
    if (modResults.language !== 'kt' || modResults.contents.split(CALL).length !== 2) {
      throw new Error(`MainActivity is no longer as it was: ${CALL} must stand in it once. See withHiddenRecents.js.`);
    }
    modResults.contents = modResults.contents.replace(CALL, HIDE);
    return prepared;
  });
};
