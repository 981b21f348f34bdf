import * as z from 'zod';
import type { FunctionEnvironment } from '../../_shared/environment.ts';
import type { Posting } from '../external-job.ts';
import { type Feed, optionalText, optionalTexts, readAnswer, readRows, rowId, rowTitle } from '../feed.ts';

const rowSchema = z.object({
  id: rowId,
  fields: z.object({
    title: rowTitle,
    url: optionalText,
    url_alias: optionalText,
    date: z.object({ created: optionalText, closing: optionalText }).nullish().catch(null),
    source: optionalTexts,
    city: optionalTexts,
    type: optionalTexts,
    body: optionalText,
    'body-html': optionalText,
  }),
});
const answerSchema = z.object({ data: z.array(z.unknown()) });

const includedFields = [
  'title',
  'url',
  'url_alias',
  'date',
  'source.name',
  'city.name',
  'type.name',
  'body',
  'body-html',
];

/**
 * ReliefWeb: work with aid organisations in Kenya. 1,000 calls a day; the application's name must have been approved.
 *
 * @see https://apidoc.reliefweb.int
 */
export function createReliefwebFeed({ FEED_RELIEFWEB_URL, FEED_RELIEFWEB_APPNAME = '' }: FunctionEnvironment): Feed {
  const url = new URL(FEED_RELIEFWEB_URL);
  url.searchParams.set('appname', FEED_RELIEFWEB_APPNAME);
  const body = {
    preset: 'latest',
    limit: 50,
    fields: { include: includedFields },
    filter: { field: 'country.iso3', value: ['KEN'] },
  };
  return {
    source: 'reliefweb',
    attribution: 'ReliefWeb',
    staleAfterMinutes: 30,
    callsPerDay: 1000,
    callsPerLoad: 1,
    async load(reader) {
      const { data } = readAnswer(await reader.readJson({ url, body }), answerSchema);
      return readRows(data, rowSchema, reader).map(toPosting);
    },
  };
}

function toPosting({ id, fields }: z.infer<typeof rowSchema>): Posting {
  return {
    externalId: id,
    title: fields.title,
    company: fields.source[0],
    description: fields['body-html'] ?? fields.body,
    location: fields.city.length > 0 ? `${fields.city.join(', ')}, Kenya` : 'Kenya',
    country: 'ke',
    remote: false,
    employment: fields.type,
    url: fields.url_alias ?? fields.url,
    postedAt: fields.date?.created,
    closesAt: fields.date?.closing,
  };
}
