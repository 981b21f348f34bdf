import { readEnvironment } from '../_shared/environment.ts';
import { handler } from './handler.ts';

const environment = readEnvironment(Deno.env.toObject());
Deno.serve((request) => handler(request, environment));
