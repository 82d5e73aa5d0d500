/** The age of a rendered page when the gateway sent it, in ms, as its `Server-Timing` says. */
export const pageAge = (performance: Performance): number => {
  const [navigation] = performance.getEntriesByType('navigation');
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return timings.find(({ name }) => name === 'age')?.duration ?? 0;
};
