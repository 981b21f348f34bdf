import { readSkills, type Skill } from '../skill.ts';

/** Selling, serving customers, marketing. */
export const sales: readonly Skill[] = /* @__PURE__ */ readSkills(
  'sales',
  `
Sales: selling, salesperson, salesman, saleslady, sales representative, sales executive, sales rep, sales person, sales agent
Direct Sales: door to door sales, direct selling, direct sales agent
Field Sales: outdoor sales, field sales representative, field sales agent
Retail Sales: shop attendant, shop assistant, shop keeping, shopkeeper, retail, shopkeeping, retail attendant, store attendant
Wholesale: wholesaler, wholesale trade
Hawking: hawker, street vending, street vendor
Market Trading: market trader, market vendor, small scale trade
Mitumba Trading: second hand clothes, second hand clothes business
Van Sales: van salesman, route sales, route to market
Business-to-Business Sales: b2b, b2b sales, business to business, corporate sales
Business-to-Consumer Sales: b2c, b2c sales
Key Account Management: key accounts, key account manager, strategic accounts
Account Management: account manager, client account management
Business Development: business developer, business development manager, bdm, business development executive
Lead Generation: lead gen, prospecting, sales prospecting
Cold Calling: cold call
Telesales: tele sales, telesales agent, phone sales, telephone sales
Telemarketing: telemarketer
Closing Deals: deal closing, closing sales, sales closing
Consultative Selling: solution selling, needs based selling
Cross-Selling: cross sell
Sales Presentations: product demonstration, sales pitch, pitching, product demo
Sales Management: sales manager, sales team management, sales leadership
Sales Planning: sales strategy, sales targets, sales target setting
Sales Reporting: sales report, sales analysis, sales analytics
Territory Planning: territory management, sales territory, territory sales
Channel Sales: channel management, dealer management, channel development
Distributor Development: distributor recruitment
Trade Marketing: trade promotion, trade activation
Merchandising: merchandiser, visual merchandising, shelf display, shelf arrangement, planogram
Brand Activation: brand ambassador, brand promotion, sales promotion, promoter
In-Store Promotion: product sampling, in store activation
Point of Sale Systems: point of sale, pos, pos system, pos machine, epos, till operation
Cash Handling: cashier, cash handling skills, till operator, handling cash, cash counting, handled cash
Cash Reconciliation: till balancing, cashing up, cash balancing
M-Pesa Agency: mpesa agent, mpesa shop, m-pesa, mpesa, mpesa attendant, mobile money agent, m-pesa agent, mpesa agency, mobile money
Bank Agency: agency banking, bank agent, equity agent
Airtime Selling: airtime sales, sim card registration, simcard registration, sim card sales
Lipa na M-Pesa: paybill, till number, buy goods till, lipa na mpesa, m-pesa till, mpesa till
Customer Service: customer care, customer support, customer service representative, client service, customer care representative, customer relations, client servicing, served customer, serving customer, attended to customer, attending to customer
Customer Experience: cx, customer satisfaction, client experience
Customer Relationship Management: crm, client relationship management, relationship management, client relations, relationship officer
Customer Retention: client retention, customer loyalty, loyalty programme
Customer Onboarding: client onboarding, account opening, opening account, opened account
Call Centre Operations: call center, call centre agent, contact centre
Inbound Calls: inbound customer service, answering calls
Outbound Calls: outbound calling
Live Chat Support: chat support, chat agent
Customer Help Desk: customer helpdesk, ticket handling
After-Sales Service: after sales, after sales support, warranty handling
Salesforce: salesforce crm, sfdc
HubSpot: hubspot crm
Zoho CRM: zoho
Freshdesk: freshworks
Zendesk
Pipedrive
Marketing: marketer, marketing officer, marketing executive, masoko
Digital Marketing: digital marketer, online marketing, internet marketing, uuzaji mtandaoni, digital marketing specialist
Social Media: social media management, social media manager, social media marketing, mitandao ya kijamii, smm, social media handler
Facebook Marketing: facebook ads, meta ads, facebook advertising, meta business suite
Instagram Marketing: instagram ads, instagram management, instagram
TikTok Marketing: tiktok, tiktok content, tiktok ads
YouTube Marketing: youtube channel management, youtube ads
LinkedIn Marketing: linkedin ads
WhatsApp Business: whatsapp marketing, whatsapp selling, whatsapp business api
Influencer Marketing: influencer, influencer management
Search Engine Optimization: seo, seo specialist, on page seo
Search Engine Marketing: =SEM, google ads, adwords, google adwords, ppc, pay per click
Google Analytics: ga4, web analytics, google analytics 4
Google Tag Manager: gtm, tag manager
Email Marketing: e-mail marketing, mailchimp, email campaigns, newsletter marketing
SMS Marketing: bulk sms, bulk sms marketing
Content Marketing: content strategy, content marketer
Content Planning: content calendar, editorial calendar
Affiliate Marketing: affiliate sales
Network Marketing: multi level marketing
Campaign Planning: campaign management, marketing campaign, campaign coordination, campaigns
Marketing Strategy: marketing plan, marketing planning, strategic marketing
Marketing Analytics: marketing metrics, campaign analytics, marketing reports
Market Research: market survey, market analysis, consumer research, utafiti wa soko, market intelligence
Competitor Analysis: competitive analysis, competitor research
Consumer Insights: consumer behaviour, customer insights
Product Marketing: product positioning, product promotion
Go-to-Market Strategy: go to market, gtm strategy, go to market plan
Product Launch: launching products
Pricing: pricing strategy, price setting
Brand Management: branding, brand manager, brand building, brand strategy
Advertising: advertiser, advert placement, matangazo, advertising sales
Media Buying: media planning
Outdoor Advertising: billboard advertising, out of home advertising
Radio Advertising: radio adverts, radio spots
Public Relations: pr officer, media relations, public relations officer, uhusiano mwema, press relations
Corporate Communications: corporate affairs
Crisis Communication: crisis management communication
Event Marketing: exhibition marketing, trade fair, trade shows
Sponsorship Management: sponsorship, sponsorship sales
E-commerce: ecommerce, online selling, online shop, online store, biashara mtandaoni, online business
Jumia Vendor Management: jumia, jumia vendor, jumia seller, kilimall
Shopify: shopify store
WooCommerce: woo commerce
Dropshipping: drop shipping
Real Estate Sales: real estate, property sales, real estate agent, selling land, plot sales, property consultant
Property Letting: letting agent, house letting, property agent, rental agent
Insurance Sales: insurance agent, selling insurance, insurance selling, financial advisor insurance
Bancassurance: banc assurance
Loan Sales: selling loans, asset finance sales, loan marketing
Pharmaceutical Sales: medical representative, medical rep, pharma sales, medical sales
Motor Vehicle Sales: car sales, vehicle sales, car dealer, motorcycle sales
Agro-Input Sales: farm inputs sales, selling seeds and fertilizer, agro input
Solar Product Sales: solar sales, pay as you go solar, paygo
Telecom Sales: telecommunication sales, internet sales, fibre sales
FMCG Sales: fmcg, fast moving consumer goods
Hardware Shop Sales: hardware shop, hardware store, hardware attendant
Boutique Management: boutique, clothes selling, fashion retail
Cosmetics Sales: beauty product sales, beauty shop
Electronics Sales: phone shop, selling electronics, mobile phone sales
Bookshop Sales: bookshop, stationery shop
Supermarket Operations: supermarket, supermarket attendant, supermarket supervision
Store Management: store manager, shop management, shop manager, retail management, branch retail management
Retail Display: window display, shop display
Loss Prevention: shrinkage control, shoplifting prevention
Order Taking: taking orders, customer orders
Quotation Preparation: price quotation, quotations, preparing quotations
Payment Follow-Up: following up payments
Entrepreneurship: entrepreneur, business ownership, self employment, biashara
Business Planning: business plan, business plan writing
Franchise Management: franchise, franchising
Fundraising: fund raising, donor fundraising, harambee organising
Customer Feedback Analysis: net promoter score, nps, customer surveys
Product Listings: updating product listings, online catalogue
Newsletter Writing: newsletters
Loyalty and Referrals: referral marketing, referral programme
School Uniform and Bookshop Sales: school uniform sales
`,
);
