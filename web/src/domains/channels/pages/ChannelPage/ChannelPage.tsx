const ChannelPage = () => null;

export default ChannelPage;
