const ChannelConfigPage = () => null;

export default ChannelConfigPage;
