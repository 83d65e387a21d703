/** Stands for expo-audio, whose players are native: no loudspeaker, but each player knows whether it plays. */
class SilentPlayer {
  volume = 1;
  loop = false;
  shouldCorrectPitch = true;
  playing = false;

  play() {
    this.playing = true;
  }
  pause() {
    this.playing = false;
  }
  seekTo() {
    return Promise.resolve();
  }
  setPlaybackRate() {}
  remove() {
    this.playing = false;
    players.delete(this);
  }
}

/** Every player that has been made and not removed. */
const players = new Set();

module.exports = {
  players,
  setAudioModeAsync: () => Promise.resolve(),
  createAudioPlayer() {
    const player = new SilentPlayer();
    players.add(player);
    return player;
  },
};
