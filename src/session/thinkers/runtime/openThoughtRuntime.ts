import { createWorkletRuntime, runOnRuntimeAsync } from 'react-native-worklets';
import type { ThoughtRuntime } from './runtimeThinker';

/**
 * The one worklet of it all. Evaluates the program where it has not been, and hands it a question: text in, text out,
 * because whatever else crosses is copied piece by piece.
 */
function askProgram(request: string, program: string): string {
  'worklet';
  if (globalThis.thinkOn === undefined) globalThis.eval(program);
  if (globalThis.thinkOn === undefined) throw new Error('the program has left nothing behind');
  return globalThis.thinkOn(request);
}

/** A thread and an engine of their own, on phones and tablets. The program goes there once, with the first question. */
export function openThoughtRuntime(program: string): ThoughtRuntime {
  const runtime = createWorkletRuntime({ name: 'thought' });
  let sent = program;
  return {
    ask(request) {
      const reply = runOnRuntimeAsync(runtime, askProgram, request, sent);
      sent = '';
      return reply;
    },
  };
}
