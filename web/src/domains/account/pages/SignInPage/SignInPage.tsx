import { useEffect } from 'react';
import { isDevelopment } from '#lib/development.ts';
import { SignInCard } from '#domains/account/components/SignInCard/SignInCard.tsx';

/** /auth/communityLogin?redirect= */
const SignInPage = () => {
  useEffect(() => {
    // On the console only: there is nothing that a member could do.
    if (isDevelopment()) console.warn('当前处于开发模式，请到测服登录');
  }, []);
  return <SignInCard title="欢迎回来" subtitle="登录后继续你的比赛" />;
};

export default SignInPage;
