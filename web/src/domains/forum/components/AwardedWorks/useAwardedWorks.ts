import { useAwardedWorksQuery } from './AwardedWorks.generated.ts';

/** The works that won an award and are liked most; `works` is undefined until they are there. */
export const useAwardedWorks = () => {
  const { data, error, refetch } = useAwardedWorksQuery();
  return { works: data?.workPosts.items, error, refetch };
};
