// On what it was measured, and how busy that was.
import { cpus, loadavg, totalmem } from 'node:os';

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly gigabytes: number;
  readonly browser: string;
  readonly node: string;
  /** Of the minute before: how many programs wanted a processor. */
  readonly loadAtStart: number;
  readonly loadAtEnd: number;
}

export function lookAtMachine(browser: string): Omit<Machine, 'loadAtEnd'> {
  const [first] = cpus();
  return {
    processor: first?.model.trim() ?? 'unknown',
    cores: cpus().length,
    gigabytes: totalmem() / 2 ** 30,
    browser,
    node: process.versions.node,
    loadAtStart: load(),
  };
}

export const load = (): number => loadavg()[0] ?? Number.NaN;

/** Whether others left enough of the machine for its figures to be worth something. */
export const wasQuiet = ({ loadAtStart, cores }: Machine): boolean => loadAtStart < cores / 2;

export function machineLines(machine: Machine): readonly string[] {
  const { processor, cores, gigabytes, browser, node, loadAtStart, loadAtEnd } = machine;
  return [
    `${processor}, ${cores} cores, ${gigabytes.toFixed(1)} GB of memory`,
    `Chromium ${browser} without a graphics card, Node ${node}`,
    `load ${loadAtStart.toFixed(1)} at the start, ${loadAtEnd.toFixed(1)} at the end${wasQuiet(machine) ? '' : ': a busy machine'}`,
  ];
}
