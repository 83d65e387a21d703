/** One thing that the package asks of its native half, and what its clock showed. */
export interface Asked {
  readonly what: string;
  readonly values: readonly number[];
  readonly atS: number;
}

/** The native half of the audio package, which no test has: it notes what the package's own script asks of it. */
export class PackageHost {
  readonly asked: Asked[] = [];
  readonly session: unknown[] = [];
  outputs: string[] = ['Speaker'];
  state: 'running' | 'suspended' = 'suspended';
  currentTime = 0;
  readonly sampleRate = 48_000;
  readonly destination = this.node('destination');

  private note(what: string, ...values: number[]): void {
    this.asked.push({ what, values, atS: this.currentTime });
  }

  private param(name: string, initial: number) {
    return {
      value: initial,
      setValueAtTime: (value: number, atS: number) => this.note(`${name} at`, value, atS),
      setTargetAtTime: (value: number, atS: number) => this.note(`${name} approaches`, value, atS),
      linearRampToValueAtTime: (value: number, atS: number) => this.note(`${name} ramps`, value, atS),
      setValueCurveAtTime: (values: Float32Array, atS: number, lengthS: number) =>
        this.note(`${name} follows`, values.length, atS, lengthS),
      cancelScheduledValues: (atS: number) => this.note(`${name} forgets`, atS),
      checkCurveExclusion: () => ({ status: 'success' }),
    };
  }

  private node(name: string) {
    return { name, numberOfInputs: 1, numberOfOutputs: 1, connect: () => this.note(`${name} connects`) };
  }

  createGain() {
    return { ...this.node('level'), gain: this.param('gain', 1) };
  }

  createBufferSource() {
    return {
      ...this.node('source'),
      loop: false,
      playbackRate: this.param('rate', 1),
      detune: this.param('detune', 0),
      setBuffer: (buffer: { length: number }) => this.note('source holds', buffer.length),
      start: (atS: number) => this.note('source starts', atS),
      stop: (atS: number) => this.note('source stops', atS),
    };
  }

  resume() {
    this.state = 'running';
    return Promise.resolve();
  }
  suspend() {
    this.state = 'suspended';
    return Promise.resolve();
  }

  /** What is left when everything but this is taken away. */
  all(what: string): readonly Asked[] {
    return this.asked.filter((one) => one.what === what);
  }

  unlink: () => void = () => undefined;

  /** As the package finds it in a build of one's own, until it is taken away again. */
  link(modules: Record<string, unknown>): void {
    const tape = { length: 480, duration: 0.01, sampleRate: 48_000, numberOfChannels: 1 };
    const decoder = { decodeWithFilePath: async () => tape, decodeWithMemoryBlock: async () => tape };
    const globals = {
      createAudioContext: () => this,
      createOfflineAudioContext: () => this,
      createAudioRecorder: () => null,
      createAudioBuffer: () => tape,
      createAudioDecoder: () => decoder,
      createAudioFileUtils: () => null,
      AudioEventEmitter: { addAudioEventListener: () => '1', removeAudioEventListener: () => undefined },
    };
    Object.assign(globalThis, globals);
    modules.AudioAPIModule = {
      install: () => true,
      getDevicePreferredSampleRate: () => this.sampleRate,
      setAudioSessionOptions: (...options: unknown[]) => this.session.push(options),
      getDevicesInfo: async () => {
        const outputs = this.outputs.map((category) => ({ id: category, name: category, category }));
        return { availableInputs: [], currentInputs: [], availableOutputs: outputs, currentOutputs: outputs };
      },
      readAndroidReleaseAssetBytesAsBase64: async () => '',
    };
    this.unlink = () => {
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
      delete modules.AudioAPIModule;
    };
  }
}
