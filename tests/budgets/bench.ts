/**
 * `npm run bench`: everything that pages must reach, measured in one run. BENCH_ROUNDS sets the rounds of CPU.
 * `npm run bench -- --growth`: instead how much slower the shop's lists are at 100,000 products (BENCH_SIZE) than at 1,200.
 */
export {}

if (process.argv.includes('--growth')) await import('./bench-growth')
else await import('./bench-pages')
