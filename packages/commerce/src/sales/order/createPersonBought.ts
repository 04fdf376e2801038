/**
 * The function that counts what a person has bought; a file of its own, since migrations load no rules.
 * Orders that failed or were cancelled give back what they took. See `createTriesUnderLock` for why it is a function.
 */
export const createPersonBought = `
  create function person_bought_under_lock(after_tries int, persons text[], products text[])
  returns table (product_id text, quantity int) language plpgsql volatile as $$
  declare person_key text;
  begin
    if cardinality(products) = 0 then return; end if;
    foreach person_key in array persons loop
      perform pg_advisory_xact_lock(746026, hashtext(person_key));
    end loop;
    return query
      select p.id, coalesce((
        select max(sums.quantity) from (
          select sum(l.quantity)::int as quantity from limited_purchases l join orders o on o.id = l.order_id
          where l.product_id = p.id and l.person = any(persons) and o.status not in ('failed', 'cancelled')
          group by l.person) as sums), 0)::int
      from unnest(products) as p (id);
  end $$`;
