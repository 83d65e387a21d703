export { beginChapter } from './beginChapter';
export { campaignStand, type CampaignOf, type CampaignStand } from './campaignTries';
