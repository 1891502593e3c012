/**
 * `npm run bench`: measures every limit of pages in one run. BENCH_ROUNDS sets the rounds of CPU. `npm run bench --
 * --growth`: instead how much slower the shop's lists are at 100,000 products (BENCH_SIZE) than at 1,200. `npm run
 * bench -- --memory`: instead an isolate's memory after the whole sitemap, with a heap as small as a Worker's. `npm
 * run bench -- --against ../before`: instead the CPU of pages against another checkout's.
 */
export {}

if (process.argv.includes('--growth')) await import('./bench-growth')
else if (process.argv.includes('--memory')) await import('./bench-memory')
else if (process.argv.includes('--against')) await import('./bench-against')
else await import('./bench-pages')
