import type { Operation } from './operation';

/** Specification, POST /address/getCitiesAndVillages: a bare array. */
export const citiesAndVillages: Operation = {
  name: 'address/getCitiesAndVillages',
  path: '/address/getCitiesAndVillages',
  method: 'POST',
  contentType: 'application/json',
  databaseError: null,

  run({ state, choices }) {
    const villages = [...state.villages.values()]
      .filter(({ hidden }) => choices.listHiddenVillages || !hidden)
      .map(({ record }) => record)
      .filter(({ deleted_at }) => choices.listDeletedVillages || deleted_at === null);
    const cities = state.cities
      .filter(({ deleted_at }) => choices.listDeletedVillages || deleted_at === null)
      .map((city) => ({ ...city, villages: villages.filter(({ city_id }) => city_id === city.id) }));
    return { status: 200, body: cities };
  },
};
