import { SignInCard } from '../../components/SignInCard/SignInCard.tsx';

/** /auth/communityLogin?redirect= */
const SignInPage = () => <SignInCard title="欢迎回来" subtitle="登录后继续你的比赛" />;

export default SignInPage;
