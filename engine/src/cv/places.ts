import { once } from '../once.ts';
import { counties } from '../places/counties.ts';
import { endsWithRole } from './vocabulary.ts';

/** Letters behind a town abroad: "Boston, MA". */
export const states: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON BC QC AB'.split(
    ' ',
  ),
);
const otherCountries =
  'europe,africa,east africa,middle east,emea,ke,ug,tz,nl,gh,ng,za,us,usa,u.s.a,uk,u.k,uae,drc,england,scotland,wales,northern ireland,ivory coast,swaziland,palestine,hong kong,the netherlands,the gambia'.split(
    ',',
  );
/** Of the United States, without those that are a country, a town or, like Virginia and Florida, names of people. */
const stateNames =
  'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,west virginia,wisconsin,wyoming'.split(
    ',',
  );
/** Regions, estates of Nairobi, and what the time zones of the world do not name. */
const otherTowns =
  'rift valley,north rift,south rift,nyanza,mt kenya,mt. kenya,mount kenya,western region,coast region,central region,eastern region,north eastern,rongai,syokimau,ruai,dandora,gikomba,muthurwa,marikiti,kariobangi,komarock,zimmerman,kangemi,uthiru,kinoo,kabete,kiserian,wangige,gatundu,matuu,sagana,njoro,kinangop,keroka,kilgoris,ogembo,kendu bay,litein,sotik,kapkatet,kapenguria,lodwar,kakuma,lokichoggio,dadaab,voi,taveta,wundanyi,mariakani,mazeras,bamburi,kisauni,mikindani,kibera,lavington,eastleigh,kawangware,mathare,kileleshwa,parklands,donholm,umoja,buruburu,kayole,githurai,kahawa,runda,muthaiga,gigiri,ruaka,utawala,roysambu,dagoretti,pangani,ngara,south b,south c,industrial area,nairobi cbd,entebbe,gulu,jinja,mbarara,arusha,dodoma,mwanza,moshi,zanzibar,goma,hargeisa,kumasi,tema,takoradi,abuja,ibadan,kano,kaduna,benin city,port harcourt,cape town,durban,pretoria,sharjah,jeddah,doha,abu dhabi,mumbai,bangalore,bengaluru,delhi,new delhi,hyderabad,chennai,pune,edinburgh,glasgow,manchester,birmingham,cardiff,munich,frankfurt,hamburg,barcelona,milan,geneva,montreal,ottawa,boston,seattle,san francisco,san diego,atlanta,houston,dallas,austin,philadelphia,washington,new york city,remote,nationwide'.split(
    ',',
  );
/** Cities of time zones whose names are words or firms oftener, and regions that are no countries. */
const otherWords =
  /^(?:center|oral|resolute|knox|regina|davis|european union|eurozone|united nations|unknown region|pseudo.*)$/;

const countries = once((): ReadonlySet<string> => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const known = letters.flatMap((one) => letters.map((other) => names.of(one + other)?.toLowerCase() ?? ''));
  return new Set([...known.filter((name) => name !== '' && !otherWords.test(name)), ...otherCountries, ...stateNames]);
});

const towns = once((): ReadonlySet<string> => {
  const cities = Intl.supportedValuesOf('timeZone')
    .filter((zone) => /^(?:Africa|America|Asia|Australia|Europe)\//.test(zone))
    .map((zone) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '));
  const kenyan = counties.flatMap(({ name, otherNames, towns: inIt }) => [name, ...otherNames, ...inIt]);
  return new Set(
    [...cities, ...kenyan, ...otherTowns]
      .map((name) => name.toLowerCase())
      // The town of Engineer has fewer CVs than engineers have.
      .filter((name) => name !== 'engineer' && !otherWords.test(name)),
  );
});

export function isCountry(text: string): boolean {
  return countries().has(text.toLowerCase());
}

/** The name of a county, a town or a country, with nothing else. */
export function isPlace(text: string): boolean {
  // "Nairobi-Kenya"
  const [town = '', country = ''] = text.split(/\s?[-/]\s?/);
  if (country !== '' && isCountry(country)) return isPlace(town);
  // "Umoja and Donholm"
  const places = text.split(/ (?:and|&|na) /);
  if (places.length > 1 && places.every(isPlace)) return true;
  const [, before = '', state = ''] = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) ([A-Z]{2})$/u.exec(text) ?? [];
  const lower = text.toLowerCase().replaceAll('’', "'");
  const name = lower.replace(/\s+(?:county|town|city|branch|kenya|east|west|north|south|central|cbd)$/, '');
  return (
    // "Merchandiser GA" is a general assistant.
    (states.has(state) && !endsWithRole(before)) ||
    /^\p{Lu}\S* (?:stage|bus stop)$/iu.test(text) ||
    isCountry(name) ||
    towns().has(name) ||
    towns().has(lower)
  );
}
