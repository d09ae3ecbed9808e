import { expect, test } from 'vitest';
import { reachOf } from './reach.ts';

test.each([
  ['http://localhost:3000', 'computer'],
  ['http://clink.localhost', 'computer'],
  ['http://127.0.0.1:3000', 'computer'],
  ['http://127.1.2.3', 'computer'],
  ['http://[::1]:3000', 'computer'],
  ['http://0.0.0.0:3000', 'computer'],
  ['http://192.168.1.7:3000', 'network'],
  ['http://10.0.0.5', 'network'],
  ['http://172.20.0.5', 'network'],
  ['http://169.254.8.8', 'network'],
  ['http://[fd00::1]', 'network'],
  ['http://[fe80::1]', 'network'],
  ['http://100.64.0.1:3000', 'network'],
  ['http://100.127.9.9:3000', 'network'],
  ['https://100.101.5.5', 'network'],
  ['http://203.0.113.7:3000', 'network'],
  ['http://[2001:db8::5]:3000', 'network'],
  ['http://clink.example', 'everybody'],
  ['https://100.128.0.1', 'everybody'],
  ['https://100.63.0.1', 'everybody'],
  ['http://pi.local', 'network'],
  ['http://nas', 'network'],
  ['https://clink.example', 'everybody'],
  ['https://localhost.example', 'everybody'],
  ['https://172.32.0.1', 'everybody'],
  ['https://10.example', 'everybody'],
  ['https://203.0.113.7', 'everybody'],
  ['https://[2001:db8::1]', 'everybody'],
])('phones reach %s: %s', (address, reach) => {
  expect(reachOf(new URL(address))).toBe(reach);
});
