/**
 * A competition of the demo that is over, takes practice and has a sample file. It is asked for by
 * its name: other tests end competitions of their own at the same time.
 */
export const PRACTISED = '风电功率预测';
