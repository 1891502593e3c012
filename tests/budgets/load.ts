import { Agent, get } from 'node:http'
import { cpuSeconds } from './process-cpu'

export type Load = {
  url: string
  /** The path of the i-th request, counted over the whole run. */
  path: (i: number) => string
  headers?: Record<string, string>
  /** The required status of every response; 200 by default. */
  status?: number
}

function one(load: Load, agent: Agent, i: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = new URL(load.path(i), load.url)
    get(url, { agent, headers: load.headers ?? {} }, (response) => {
      const { statusCode } = response
      if (statusCode !== (load.status ?? 200)) reject(new Error(`${url} answered ${statusCode}`))
      response.resume().once('end', resolve).once('error', reject)
    }).once('error', reject)
  })
}

/** Sends `requests` requests over eight persistent connections. */
export async function send(load: Load, from: number, requests: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  let next = from
  const lane = async () => {
    while (next < from + requests) await one(load, agent, next++)
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  agent.destroy()
}

/** One of several measurements that take turns. */
export type Lane = Load & {
  name: string
  pid: number
  /** Requests of one round: enough for half a second of CPU. */
  requests: number
}

export type Cost = {
  name: string
  /** Median over the rounds, in microseconds of CPU per request. */
  micros: number
  /** Median distance from the median, in the same unit. */
  spread: number
}

export function median(values: number[]): number {
  const inOrder = values.toSorted((a, b) => a - b)
  return inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN
}

/** Requests before each measured turn, as a share of it: they collect the garbage of the previous lane. */
const clearing = 0.1

/** The number of requests of a lane: those of every round, of the warm-up, and before each turn. */
export const requestsIn = (rounds: number, each: number) =>
  (rounds + 1) * (each + Math.ceil(each * clearing))

/**
 * CPU per request of each lane, measured in turns (A B C A B C …) after a warm-up round: a disturbance of the machine
 * affects all of them.
 */
export async function compareCpu(lanes: Lane[], rounds: number): Promise<Cost[]> {
  const seen = new Map<Lane, number[]>(lanes.map((lane) => [lane, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const lane of lanes) {
      const first = Math.ceil(lane.requests * clearing)
      const from = requestsIn(round - 1, lane.requests)
      await send(lane, from, first)
      const before = cpuSeconds(lane.pid)
      await send(lane, from + first, lane.requests)
      const micros = ((cpuSeconds(lane.pid) - before) * 1e6) / lane.requests
      if (round > 0) seen.get(lane)?.push(micros)
    }
  }
  return [...seen].map(([{ name }, values]) => {
    const micros = median(values)
    return { name, micros, spread: median(values.map((value) => Math.abs(value - micros))) }
  })
}
