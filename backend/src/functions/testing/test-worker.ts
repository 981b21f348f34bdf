import { setTimeout as sleep } from 'node:timers/promises';
import type { FromWorker, FunctionTask, ToWorker } from '../function-task.ts';

/** A worker whose functions do what the body of the request says. */
export async function runFunction({ request, port }: FunctionTask): Promise<void> {
  const send = (message: FromWorker) => port.postMessage(message);
  const sendPart = (text: string) => send({ kind: 'part', bytes: new TextEncoder().encode(text) });
  const ask = (path: string) =>
    send({ kind: 'ask', id: 0, request: { method: 'GET', path, headers: [], body: undefined } });
  const wait = (kind: ToWorker['kind']) =>
    new Promise<void>((resolve) => {
      port.on('message', (message: ToWorker) => message.kind === kind && resolve());
    });
  const text = new TextDecoder().decode(request.body);
  switch (text) {
    case 'loop':
      for (;;);
    case 'ask and loop':
      ask('/loop');
      await wait('told');
      for (;;);
    case 'work': {
      const { user } = process.threadCpuUsage();
      while (process.threadCpuUsage().user - user < 200_000);
      send({ kind: 'head', status: 200, headers: [] });
      sendPart(text);
      return send({ kind: 'end' });
    }
    case 'later':
      await sleep(1_000);
      send({ kind: 'head', status: 200, headers: [] });
      sendPart(text);
      return send({ kind: 'end' });
    case 'exit':
      return process.exit(1);
    case 'throw':
      throw new Error('thrown in the worker');
    case 'stream': {
      send({ kind: 'head', status: 200, headers: [] });
      sendPart('first');
      const told = wait('told');
      ask('/next');
      await told;
      sendPart('second');
      return send({ kind: 'end' });
    }
    case 'wait for cancel':
      send({ kind: 'head', status: 200, headers: [] });
      sendPart('first');
      await wait('cancel');
      ask('/cancelled');
      return send({ kind: 'end' });
    default:
      send({ kind: 'head', status: 200, headers: [] });
      sendPart(text);
      return send({ kind: 'end' });
  }
}
