import { MyList } from './MyList.tsx';

/** /home/competition/mine?page= */
const MyCompetitionsPage = () => <MyList title="我的比赛" by="competition" />;

export default MyCompetitionsPage;
