import type { Sector } from '../material.ts';

interface Hiring {
  /** Sectors whose every occupation fits. */
  readonly sectors: readonly Sector[];
  /** Single occupations of other sectors that such an employer needs, too. */
  readonly besides?: readonly string[];
}

const factory: Hiring = {
  sectors: ['trades'],
  besides: ['storekeeper', 'warehouse-assistant', 'lorry-driver', 'forklift-operator', 'food-technologist'],
};
const farm: Hiring = {
  sectors: ['farming'],
  besides: [...(factory.besides ?? []), 'quality-controller', 'mechanical-fitter'],
};
const hotel: Hiring = { sectors: ['hospitality'], besides: ['mason', 'electrician'] };
const softwareHouse: Hiring = { sectors: ['technology', 'creative'] };
const lender: Hiring = { sectors: ['finance'] };
const trust: Hiring = {
  sectors: ['public-service', 'health'],
  besides: [
    'water-systems-technician',
    'adult-education-teacher',
    'tvet-trainer',
    'enumerator',
    'community-development-officer',
  ],
};

/** What an employer of an industry hires for, written apart from the lists of posts, which a test holds against it. */
export const hiringOf: Readonly<Record<string, Hiring>> = {
  'Agricultural technology': { sectors: ['technology', 'farming'] },
  Agriculture: { sectors: ['farming'], besides: ['agro-sales-representative', 'shop-attendant', 'store-manager'] },
  Banking: lender,
  Beauty: { sectors: [], besides: ['hairdresser', 'cashier'] },
  Coffee: farm,
  Construction: { sectors: ['trades'] },
  'Courier services': { sectors: ['logistics'], besides: ['customer-service-representative'] },
  Crafts: { sectors: ['creative'], besides: ['warehouse-assistant'] },
  Dairy: farm,
  'E-commerce': { sectors: ['technology', 'logistics', 'sales'] },
  Education: { sectors: ['teaching'], besides: ['bus-driver', 'tour-guide', 'cook'] },
  Energy: { sectors: ['trades'] },
  Environment: { sectors: [], besides: ['waste-collector', 'lorry-driver', 'machine-operator'] },
  'Financial services': lender,
  'Financial software': softwareHouse,
  Fishing: { sectors: ['farming'], besides: ['delivery-driver', 'quality-controller', 'refrigeration-technician'] },
  'Food processing': {
    sectors: ['farming'],
    besides: [
      ...(factory.besides ?? []),
      'electrician',
      'machine-operator',
      'mechanical-fitter',
      'quality-controller',
      'production-manager',
      'merchandiser',
      'welder',
    ],
  },
  'Health care': { sectors: ['health'] },
  Horticulture: farm,
  Hospitality: hotel,
  'Household services': { sectors: [], besides: ['house-help', 'gardener', 'cleaner'] },
  Insurance: lender,
  Livestock: { sectors: ['farming'], besides: ['lorry-driver'] },
  Logistics: { sectors: ['logistics'], besides: ['refrigeration-technician', 'mechanic'] },
  Manufacturing: { sectors: ['trades'], besides: ['warehouse-assistant', 'forklift-operator', 'lorry-driver'] },
  'Non-profit': trust,
  Outsourcing: {
    sectors: ['technology'],
    besides: [
      'call-centre-agent',
      'customer-service-representative',
      'customer-service-supervisor',
      'data-entry-clerk',
      'virtual-assistant',
      'graphic-designer',
    ],
  },
  Pharmacy: { sectors: ['health'], besides: ['cashier'] },
  Publishing: { sectors: ['creative'], besides: ['learning-designer'] },
  Restaurants: { sectors: [], besides: ['waiter', 'baker', 'cook', 'chef-de-partie', 'cashier'] },
  Retail: { sectors: ['sales'], besides: ['warehouse-assistant'] },
  Security: { sectors: [], besides: ['security-guard', 'security-supervisor', 'cctv-operator', 'cctv-technician'] },
  Services: { sectors: [], besides: ['laundry-attendant', 'delivery-driver', 'mechanical-fitter'] },
  Shipping: { sectors: ['logistics'] },
  'Social care': { sectors: ['health'] },
  Software: softwareHouse,
  Tea: { sectors: ['farming'], besides: ['mechanical-fitter', 'electrician', 'clinical-officer'] },
  Telecommunications: { sectors: ['technology'], besides: ['electrician'] },
  Textiles: { sectors: [], besides: ['tailor', 'sewing-machine-operator', 'quality-controller'] },
  Tourism: hotel,
  Transport: { sectors: ['logistics'], besides: ['mechanic', 'loan-officer'] },
  Wholesale: { sectors: ['sales', 'logistics'] },
};

/** What any employer needs, whatever it does. */
export const neededEverywhere: ReadonlySet<string> = new Set([
  ...['accountant', 'accounts-assistant', 'finance-manager', 'auditor', 'procurement-officer', 'storekeeper'],
  ...['receptionist', 'office-administrator', 'office-assistant', 'personal-assistant', 'caretaker'],
  ...['hr-officer', 'hr-assistant', 'hr-manager', 'training-officer', 'operations-manager', 'data-analyst'],
  ...['it-support-technician', 'systems-administrator', 'cleaner', 'gardener', 'cook', 'security-guard'],
  ...['sales-representative', 'sales-manager', 'marketing-officer', 'marketing-manager', 'content-creator'],
]);
