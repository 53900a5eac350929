import { locks } from 'node:worker_threads';

// A real page has locks and jsdom has not: these are Node's own.
Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
