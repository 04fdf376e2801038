import * as z from 'zod/mini';
import { isPersonal, type Access } from './access.ts';
import { pathOf, surfaces, type Endpoint, type Schema } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { sessionHeader } from './sessionHeader.ts';

type Json = Record<string, unknown>;

const errorBody = {
  type: 'object',
  required: ['errorCode', 'message'],
  properties: {
    errorCode: { type: 'string', description: 'A code of the catalogue of errors.' },
    message: { type: 'string', description: 'For developers.' },
    reference: { type: 'string', description: 'The same number as in the log.' },
    details: {},
  },
};

const whoMayCall: Readonly<Record<Access['caller'], string>> = {
  anyone: 'Anyone. The answer is the same for all.',
  visitor: 'Anyone; a checkout token or a session tells who it is.',
  shopper: 'The holder of a checkout token or of a session.',
  account: 'Whoever is signed in to an account.',
  fresh: 'Whoever signed in to an account, with a password or a code, a short time ago.',
  link: 'Whoever holds the secret of a link; it opens one thing and ends by itself.',
  provider: 'A payment provider, by a signed body.',
  operator: 'Whoever runs the shop.',
  owner: 'An owner of the shop who is signed in to the desk.',
};

/** Error responses that follow from who may call. */
function refusals(access: Access): Record<number, string> {
  if (!isPersonal(access)) return {};
  const ended = 'INVALID_SESSION: the checkout token is wrong or over; SessionEnded: the session is.';
  if (access.ended) return { 401: 'SessionEnded: the session has a newer token.', 403: 'NotPermitted.' };
  const needed = access.caller === 'visitor' || access.caller === 'shopper' ? '' : 'SignInRequired, ';
  const fresh = access.caller === 'fresh' ? 'FreshSignInRequired, ' : '';
  return {
    401: `${ended}${needed && ' SignInRequired: nobody is signed in.'}`,
    403: `${needed}${fresh}NotPermitted.`,
  };
}

/** The credentials that a call accepts, with the scopes it needs. */
function securityOf(access: Access): Json[] | undefined {
  if (access.caller === 'operator') return [{ operatorToken: [] }];
  if (access.caller === 'owner') return [{ deskSession: [] }];
  if (!isPersonal(access)) return undefined;
  const scopes = [...access.scopes];
  const session = { session: scopes };
  if (access.caller === 'account' || access.caller === 'fresh') return [session];
  const known = [{ checkoutToken: scopes }, session];
  return access.caller === 'visitor' ? [{}, ...known] : known;
}

/** The contract as an OpenAPI 3.1 document, generated from the table of endpoints. */
export function openApi(server = '/'): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const mine = endpoint.base === 'checkout' ? surfaces : surfaces.slice(-1);
    for (const surface of mine) {
      const path = (paths[pathOf(endpoint, surface)] ??= {});
      path[endpoint.method.toLowerCase()] = operationOf(endpoint, mine.length > 1 ? surface : undefined);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline',
      version: '1',
      description:
        'What a storefront and a back end say to each other. Calls of the checkout exist on two surfaces, `/api/chk` and `/api/bridge`, over the same baskets and orders.',
    },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { ErrorBody: errorBody },
      securitySchemes: {
        checkoutToken: {
          type: 'apiKey',
          in: 'header',
          name: 'x-checkout-authorization',
          description: '`Bearer` and the token; an answer’s `authorization` header replaces it.',
        },
        session: {
          type: 'apiKey',
          in: 'header',
          name: sessionHeader,
          description: '`Bearer` and the token; an answer’s `x-session-token` header replaces or ends it.',
        },
        deskSession: {
          type: 'apiKey',
          in: 'header',
          name: 'x-desk-authorization',
          description: '`Bearer` and the token; an answer’s `x-desk-token` header renews or ends it.',
        },
        operatorToken: { type: 'http', scheme: 'bearer', description: 'The token of METRICS_TOKEN.' },
      },
    },
  };
}

function operationOf(endpoint: Endpoint, surface: string | undefined): Json {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.idempotent
      ? [
          {
            name: 'idempotency-key',
            in: 'header',
            required: true,
            description: 'The same key gets the same answer.',
            schema: { type: 'string' },
          },
        ]
      : []),
  ];
  const { access } = endpoint;
  const security = securityOf(access);
  const scopes = isPersonal(access) ? ` Scopes: ${access.scopes.join(', ')}.` : '';
  return {
    // OpenAPI requires unique operation ids, so each surface has its own.
    operationId: surface ? `${endpoint.id}_${surface}` : endpoint.id,
    tags: [surface ? `checkout (${surface})` : endpoint.base],
    summary: endpoint.summary,
    description: `Who may call: ${whoMayCall[access.caller]}${scopes}`,
    'x-access': access,
    ...(security ? { security } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } }
      : {}),
    responses: {
      200: { description: 'As the contract says.', content: json(schemaOf(endpoint.response, 'output')) },
      ...Object.fromEntries(
        Object.entries({ ...refusals(access), ...endpoint.errors }).map(([status, description]) => [
          status,
          { description, content: json({ $ref: '#/components/schemas/ErrorBody' }) },
        ]),
      ),
    },
  };
}

function json(schema: unknown): Json {
  return { 'application/json': { schema } };
}

/** Recursive schemas keep their definitions inline: references are resolved from the operation's own root. */
function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const made: Json = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) };
  delete made['$schema'];
  delete made['~standard'];
  return made;
}

function parametersOf(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}
