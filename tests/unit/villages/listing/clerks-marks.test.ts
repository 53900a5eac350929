import { describe, expect, it } from 'vitest';
import { matching } from './matching';

describe('a list by prices, with a clerk’s own letter behind a name', () => {
  const match = matching(
    'فئة أ 15: نابلس, رام الله, بيت لحم',
    'فئة ب 20: حواره ن, سالم ن, برقه ن, بيت دجن ن, سلواد ر, برقه ر, الطيبه ر, كفر نعمه ر, دير جرير ر',
    'فئة ج: الخضر ب.ل, زعتره ب.ل, حوسان ب.ل, العبيديه ب.ل',
    'القدس داخل الجدار: بيت حنينا, شعفاط, جبل المكبر',
    '48 شمال: الطيبه',
  );

  it.each([
    ['a place', { city: 'حوارة' }, 'حواره ن'],
    ['one of two of a name, by what most of its letter are', { city: 'برقة', state: 'رام الله' }, 'برقه ر'],
    ['the other', { city: 'نابلس', address1: 'برقة' }, 'برقه ن'],
    ['one whose letters have dots', { city: 'بيت لحم', address1: 'زعترة قرب النادي' }, 'زعتره ب.ل'],
    ['one of a city that is called after a region and more', { city: 'القدس', address1: 'شعفاط' }, 'شعفاط'],
  ])('answers %s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });

  it('asks where two letters have the name', () => {
    expect(match({ city: 'برقة' }).record).toBeNull();
  });
});

describe('a list by prices, where names begin or end as a clerk says them', () => {
  const match = matching('فئة ب 20: طوباس, واد الفارعه, سلفيت, بديه, نابلس, عقربه');

  it.each([
    ['a first word', { city: 'طوباس', address1: 'واد الفارعة' }, 'واد الفارعه'],
    ['a last letter, asked in Latin ones', { city: 'Biddya' }, 'بديه'],
    ['a last letter, beside the town', { city: 'نابلس', address1: 'عقربا' }, 'عقربه'],
  ])('knows the place by %s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });
});

describe('a suburb', () => {
  const match = matching('مدن 15: طولكرم, ضاحية شويكه, ضاحية ارتاح', 'القدس: القدس, ضاحية البريد, عناتا');

  it.each([
    ['is found by its name, beside its town', { city: 'طولكرم', address1: 'شويكة' }, 'ضاحية شويكه'],
    ['is found by its name', { city: 'ارتاح' }, 'ضاحية ارتاح'],
    [
      'that is called after a landmark is found by its whole name',
      { city: 'القدس, ضاحية البريد' },
      'ضاحية البريد',
    ],
    ['is not the landmark that it is called after', { city: 'القدس', address1: 'البريد' }, 'القدس'],
  ])('%s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });
});
